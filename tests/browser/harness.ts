/** A real server on a free port with an empty database, real Chromium, and people who play in it. */

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const ROOT = resolve(import.meta.dirname, '../..');
const SHOTS = join(ROOT, 'docs/screenshots');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const TABLETOME = [join(ROOT, '.venv/bin/tabletome')];
/** For the server whose days end while no test runs: its clock shows noon now. */
export const AT_NOON = [join(ROOT, '.venv/bin/python'), '-m', 'tests.server.at_noon'];
const PYTHONPATH = [process.env.PYTHONPATH, ROOT].filter(Boolean).join(':');

// What the tests of a file share

export interface House {
  server: Server;
  browser: Browser;
}

/** Opens a server, for the client built by `web()`, and a browser before the tests of a file; closes them afterwards. */
export function openHouse(
  web: () => Promise<string> = async () => join(ROOT, 'web/dist'),
  program: string[] = TABLETOME,
): House {
  const house: Partial<House> = {};
  beforeAll(async () => {
    [house.server, house.browser] = await Promise.all([
      web().then((folder) => startServer(folder, program)),
      startBrowser(),
    ]);
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.server?.stop();
  });
  return house as House;
}

/** A command of the project, run to its end. */
export async function command(program: string, given: string[], folder = ROOT): Promise<void> {
  await promisify(execFile)(program, given, { cwd: folder });
}

/** The client with its page of boards to look at, built once for all tests that want it. */
export async function demoClient(): Promise<string> {
  return inject('demo');
}

/** An empty folder, gone after the tests of a file. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

// The server

export interface Server {
  url: string;
  database: string;
  stop(): Promise<void>;
}

async function startServer(web: string, [program = '', ...first]: string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-'));
  const port = await freePort();
  const options = {
    port,
    database: `sqlite:///${join(folder, 'test.db')}`,
    web,
    workers: 1,
  };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(program, [...first, 'serve', '--no-open', ...given], {
    cwd: folder,
    env: { ...process.env, PYTHONPATH, TABLETOME_WATCH_DELAY_SECONDS: '0' },
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([reachable(url), ended(server)]);
  return {
    url,
    database: options.database,
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Fails, with what the server said, when it ends. */
function ended(server: ChildProcess): Promise<never> {
  let said = '';
  server.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((_, failed) => {
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

async function reachable(address: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const answer = await fetch(`${address}/api/games`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`nothing answers at ${address}`);
}

export interface Line {
  /** The server as it is reached over this line. */
  url: string;
  /** Every connection breaks without a farewell, and no new one comes about. */
  cut(): void;
  mend(): void;
  stop(): void;
}

/** A line to the server that can be cut. */
export async function lineTo(server: Server): Promise<Line> {
  const target = Number(new URL(server.url).port);
  const pairs = new Set<Socket>();
  let whole = true;
  const line = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => (pairs.delete(from), to.destroy()));
    }
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const address = line.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const breakAll = () => pairs.forEach((each) => each.destroy());
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => ((whole = false), breakAll()),
    mend: () => (whole = true),
    stop: () => (breakAll(), line.close()),
  };
}

// The browser

const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, headless: true });

export interface Wishes {
  language?: 'en' | 'ru';
  theme?: 'light' | 'dark';
  motion?: boolean;
  autoPass?: boolean;
  coach?: boolean;
  notify?: boolean;
}

export interface Person {
  page: Page;
  /** What went wrong in the page: exceptions and failed requests. */
  problems: string[];
  /** Addresses that the page asked for. */
  asked: string[];
}

/** Someone with a browser of their own: other cookies, other settings. */
export async function person(
  browser: Browser,
  wishes: Wishes = {},
  options: BrowserContextOptions = { viewport: DESKTOP },
): Promise<Person> {
  const context = await browser.newContext({
    ...options,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const settings = JSON.stringify({
    language: 'en',
    theme: 'dark',
    motion: false,
    coach: false,
    ...wishes,
  });
  await context.addInitScript((stored) => {
    if (!localStorage.getItem('tabletome')) localStorage.setItem('tabletome', stored);
  }, settings);
  return follow(await context.newPage());
}

export function follow(page: Page): Person {
  const problems: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  return { page, problems, asked };
}

// Looking

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.waitForLoadState('networkidle');
  await groundPainted(page);
  await page.screenshot({ path: join(SHOTS, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

/** The ground of a board is painted beside the page; a board without cells has none. */
async function groundPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-painted=false]')].every((frame) => !frame.querySelector('.cell')),
    undefined,
    { timeout: 60_000 },
  );
}

const axeSource = readFileSync(
  createRequire(join(ROOT, 'web/package.json')).resolve('axe-core/axe.min.js'),
  'utf-8',
);

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** Whatever axe-core finds. */
export const anyViolations = async (page: Page): Promise<string[]> => toldOf(await violations(page));

/** Until nothing on the page fades or slides any more: half faded words have no contrast that could be judged. */
const untilStill = async (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

async function violations(page: Page): Promise<AxeViolation[]> {
  await untilStill(page);
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: AxeViolation[] }> };
    };
    return (await axe.run()).violations;
  });
}

const toldOf = (found: AxeViolation[]): string[] =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);

/** The number of whoever looks at this page; asked again where the server is too busy to say. */
export const ownId = async (page: Page): Promise<number> => {
  for (;;) {
    const id = await page.evaluate(async () => {
      const answer = await fetch('/api/session');
      return answer.ok ? ((await answer.json()) as { id: number }).id : null;
    });
    if (id !== null) return id;
    await page.waitForTimeout(200);
  }
};

// Playing

export const GAME = 'tiny_epic_kingdoms';

export const choices = (page: Page): Locator => page.locator('button.choice');
export const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-step'));

/** Wait until this person is asked something and may answer, or the game is over; every choice is listed then. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await page.locator('.table[data-asked=true], section.end').first().waitFor({ timeout: 60_000 });
  if ((await page.locator('section.end').count()) > 0) return 'over';
  const more = page.locator('.prompt .all[aria-expanded=false]');
  if ((await more.count()) > 0) await more.click();
  return 'asked';
}

/** The first of these pages on which something is asked. */
export async function whoIsAsked(pages: Page[]): Promise<Page> {
  for (let attempt = 0; attempt < 300; attempt++) {
    for (const page of pages)
      if ((await page.locator('.table[data-asked=true]').count()) > 0 && (await untilAsked(page)))
        return page;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nobody is asked anything');
}

export async function untilStepAfter(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('.table')?.getAttribute('data-step')) > before,
    step,
    { timeout: 60_000 },
  );
}

/** From the lobby into a game against bots; counts the clicks. */
export async function startAgainstBots(page: Page, url: string, title: string | RegExp): Promise<number> {
  await page.goto(url);
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  return 2;
}

/** In the form of a new table, who sits in a seat is chosen. */
export const seatedBy = (page: Page, seat: number, who: string): Promise<void> =>
  page
    .getByRole('group', { name: `Seat ${seat}` })
    .getByText(who, { exact: true })
    .click();

/** A new table, made without the forms. */
export async function makeTable(
  page: Page,
  url: string,
  seats: object[],
  more: object = {},
): Promise<string> {
  if (!page.url().startsWith(url)) await page.goto(url);
  const made = await page.evaluate(
    async (wanted) => {
      const post = (path: string, body: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/session', {});
      return (await (await post('/api/tables', wanted)).json()) as {
        id: string;
      };
    },
    { game: GAME, options: {}, seats, ...more },
  );
  expect(made.id).toBeTruthy();
  return made.id;
}
