/* Shows word of one's turn while no page is open, and leads there. */

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/favicon.svg',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data.url, self.location.origin).href));
});

/* A browser that changes its subscription by itself tells the server, as the page would. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function lead(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  if (open) return open.focus();
  return self.clients.openWindow(url);
}

async function renew(old) {
  const { key } = await (await fetch('/api/push')).json();
  if (!key) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  if (old && old.endpoint !== endpoint) {
    await fetch(`/api/session/pushes?endpoint=${encodeURIComponent(old.endpoint)}`, { method: 'DELETE' });
  }
  await fetch('/api/session/pushes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, key: keys.p256dh, secret: keys.auth }),
  });
}
