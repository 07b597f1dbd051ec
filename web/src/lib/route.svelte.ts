/** Where we are: the address, followed without loading the page again. */

export interface Route {
  /** `/table/abc` is ["table", "abc"]. */
  path: string[];
  query: URLSearchParams;
}

export function parseRoute(address: { pathname: string; search: string }): Route {
  const path = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { path, query: new URLSearchParams(address.search) };
}

export const here: { route: Route } = $state({ route: parseRoute(location) });

function look(): void {
  here.route = parseRoute(location);
}

export function href(...path: (string | number)[]): string {
  return `/${path.map((each) => encodeURIComponent(each)).join('/')}`;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  look();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the browser's history. */
export function replaceRoute(address: string): void {
  history.replaceState(history.state, '', address);
  look();
}

/** Follow links within the client; leave others, downloads and new tabs to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', look);
