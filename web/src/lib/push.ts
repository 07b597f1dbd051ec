/** Word of my turn to this browser while no page is open: the browser's push service brings it, a worker shows it. */

import { api } from './api';

const WORKER = '/push-worker.js';

/** Why it cannot be had here, if it cannot. */
export type Hindrance = 'browser' | 'server' | 'denied';

export async function hindrance(): Promise<Hindrance | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'browser';
  if (Notification.permission === 'denied') return 'denied';
  return (await api.pushKey()).key === null ? 'server' : null;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isTold(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** Be told from now on; whether the person agreed. */
export async function beTold(): Promise<boolean> {
  const { key } = await api.pushKey();
  if (key === null || (await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await keep(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return true;
}

export async function beLeftAlone(): Promise<void> {
  const known = await subscription();
  if (known === null) return;
  await known.unsubscribe();
  await api.unsubscribe(known.endpoint).catch(() => undefined);
}

/** After signing in: what this browser shows is for whoever uses it now. */
export async function renew(): Promise<void> {
  const known = await subscription();
  if (known !== null) await keep(known);
}

async function keep(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await api.subscribe({ endpoint: endpoint ?? '', key: keys?.p256dh ?? '', secret: keys?.auth ?? '' });
}
