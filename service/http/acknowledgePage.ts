/** The page behind the Acknowledge link of a chat message: it asks, and then makes the call that the notification describes. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { alert } from '../../contract/monitoring/alert.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:4rem auto;padding:0 1rem}label,input,button{display:block;font:inherit}input{width:100%;box-sizing:border-box;margin-bottom:1rem}';

/** The call is that of the callback; its key is in the fragment, which is not sent to any server. */
const SCRIPT = `
const form = document.querySelector('form'), statusLine = document.querySelector('[role=status]');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const responder = form.elements.responder.value.trim();
  if (responder) body.responder = responder;
  statusLine.textContent = 'Sending …';
  try {
    const { ok } = await fetch('.${alert.update_state.path}', { method: 'POST', body: JSON.stringify(body) });
    statusLine.textContent = ok ? 'Acknowledged.' : 'The link is no longer valid.';
    form.hidden = ok;
  } catch {
    statusLine.textContent = 'There was no answer. Try again.';
  }
});`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Acknowledge an alert</title><style>${STYLE}</style>
<h1>Acknowledge an alert</h1><form><label for="responder">Your name (optional)</label>
<input id="responder" name="responder" maxlength="200" autocomplete="name"><button>Acknowledge</button></form>
<p role="status"></p><script>${SCRIPT}</script></html>`;

const formatCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src ${formatCspHash(SCRIPT)}; style-src ${formatCspHash(STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves the page at `/acknowledge`. It knows no alert, so it is the same for all. */
export const addAcknowledgePage = (app: FastifyInstance): void => {
  app.get('/acknowledge', (_request, reply) => reply.headers(HEADERS).send(PAGE));
};
