/** Paints grounds away from the page, so that nothing stutters while it does. */

import { paintGround } from './ground';
import type { Canvas } from './pen';
import type { GroundPlan } from './plan';

export interface Order {
  number: number;
  plan: GroundPlan;
  /** Pixels to a unit. */
  scale: number;
  /** Units around the plan that belong to the picture. */
  bleed: number;
}

export interface Picture {
  number: number;
  image: ImageBitmap;
}

self.onmessage = ({ data: { number, plan, scale, bleed } }: MessageEvent<Order>): void => {
  const canvas = new OffscreenCanvas(
    Math.ceil((plan.width + 2 * bleed) * scale),
    Math.ceil((plan.height + 2 * bleed) * scale),
  );
  const on = canvas.getContext('2d');
  if (!on) return;
  paintGround(on as Canvas, plan, scale, bleed);
  const picture: Picture = { number, image: canvas.transferToImageBitmap() };
  self.postMessage(picture, { transfer: [picture.image] });
};
