import { verifyWebhook, WebhookVerificationError } from '@boardwalk/api-client/webhooks';

const secret = process.env['BOARDWALK_WEBHOOK_SECRET'] ?? '';
const handled = new Set<string>(); // a table of your database

/** Handles the requests of a webhook, on any server that has `Request` and `Response`. */
export async function receive(request: Request): Promise<Response> {
  try {
    const event = verifyWebhook({ body: await request.text(), headers: request.headers, secret });
    if (!handled.has(event.id)) {
      handled.add(event.id);
      if (event.type === 'work.published') console.log(`${event.data.name} is published`);
      if (event.type === 'order.paid')
        console.log(`${event.data.name} was sold for ${event.data.price / 1000}`);
    }
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(null, { status: 400 });
    throw error;
  }
}
