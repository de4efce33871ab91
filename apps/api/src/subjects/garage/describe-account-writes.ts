import { z } from '@hono/zod-openapi';
import { json, page, pageOrProblem, plainForm, redirect } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';

/** Answers that every change to an account may have. */
export const accountWriteAnswers = {
  303: redirect('To the account page, which says what was done.'),
  403: pageOrProblem('Nobody is signed in, or it came from a page of another site, or not through the gateway.'),
  404: page('The site has no account page, or the record is gone.'),
  413: pageOrProblem('Larger than the form may be.'),
  415: page('Neither a form nor JSON.'),
  422: page('What to mend, with what was typed.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};

const done = z.object({ success: z.literal(true) });

/** Tells the OpenAPI document of changes to an account. */
export const describeAccountWrites = (
  { openAPIRegistry }: Parameters<RouteModule>[0],
  writes: readonly {
    readonly path: string;
    readonly summary: string;
    readonly form: z.ZodType;
    /** What a script is told beyond `success`. */
    readonly answer?: z.ZodObject;
    /** Why some are not taken for now, or at all. */
    readonly more?: Readonly<Record<number, string>>;
  }[],
): void => {
  for (const { path, summary, form, answer, more = {} } of writes)
    openAPIRegistry.registerPath({
      method: 'post',
      path,
      summary,
      request: { body: plainForm(form) },
      responses: {
        200: json(answer === undefined ? done : done.extend(answer.shape), 'To a script.'),
        ...accountWriteAnswers,
        ...Object.fromEntries(Object.entries(more).map(([status, why]) => [status, page(why)])),
      },
    });
};
