import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An enquiry whose shopper was told that it has arrived. */
export interface Acknowledged {
  readonly id: string;
  readonly message: string;
}

interface Asked {
  /** Addresses of those that run now. */
  readonly gateways: () => readonly string[];
  /** Id of the vehicle that they ask about. */
  readonly vehicle: () => string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

const post = (address: string, host: string, client: string, body: string): Promise<Answer | null> =>
  new Promise((resolve) => {
    const headers = {
      host,
      'content-type': 'application/json',
      'x-forwarded-for': client,
      'x-forwarded-proto': 'https',
    };
    const outgoing = request(`${address}/api/leads`, { method: 'POST', headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
    });
    outgoing.once('error', () => resolve(null));
    outgoing.end(body);
  });

/**
 * Shoppers who enquire one after the other through whatever gateway answers, as a proxy before them leads them: one that
 * cannot be connected to is left for the next.
 */
export const enquirers = (host: string, { gateways, vehicle }: Asked) => {
  const acknowledged: Acknowledged[] = [];
  const failed: string[] = [];
  let made = 0;
  const enquire = async (): Promise<void> => {
    made += 1;
    const number = String(made).padStart(3, '0');
    const message = `Is it still there? Question ${number}`;
    const body = JSON.stringify({
      userData: {
        ...{ name: 'Robin', last_name: 'Example', email: `robin${number}@example.com`, message, opt_in: true },
        // Of those that belong to nobody, each with another number behind it.
        phone: `0491 57${number.slice(0, 1)} ${number}`,
      },
      category: 'vehicle',
      car_id: vehicle(),
      elapsed_ms: 9000,
      more_wishes: '',
    });
    const there = gateways();
    for (const [at] of there.entries()) {
      const answer = await post(there[(made + at) % there.length] ?? '', host, `203.0.113.${made % 250}`, body);
      if (answer === null) continue;
      if (answer.status !== 201) return void failed.push(`${number}: ${answer.status} ${answer.body.slice(0, 200)}`);
      return void acknowledged.push({ id: JSON.parse(answer.body).lead_id, message });
    }
    failed.push(`${number}: no gateway answered`);
  };
  return {
    acknowledged,
    failed,
    enquire,
    /**
     * Enquires until the work is done.
     * @param everyMs of each of two shoppers; a site takes 600 enquiries an hour
     */
    during: async <Done>(everyMs: number, work: () => Promise<Done>): Promise<Done> => {
      let isOver = false;
      const shoppers = Array.from({ length: 2 }, async () => {
        for (; !isOver; await pause(everyMs)) await enquire();
      });
      try {
        return await work();
      } finally {
        isOver = true;
        await Promise.all(shoppers);
      }
    },
  };
};
