import { describe, expect, it } from 'vitest';
import { imageStages } from './image-stages.mjs';

const dockerfile = `ARG VERSION=1
FROM node:1 AS sources
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
FROM sources AS tree
ARG APP
RUN --mount=type=cache,target=/root/.npm sh build.sh "$APP" \\
  && sh stage.sh "$APP" /out
FROM debian AS runtime
COPY ask.mjs /ask.mjs
ENV NODE_ENV=production
FROM runtime AS app
COPY --from=tree /out ./
WORKDIR /app/apps/\${APP}
ENV HOST=0.0.0.0 \\
  PORT=\${PORT}
EXPOSE \${PORT} 9090
HEALTHCHECK --interval=10s CMD ["node", "/ask.mjs", "http://127.0.0.1:9090/healthz"]
ENTRYPOINT ["node"]
CMD ["server.mjs"]
`;

describe('stages of a Dockerfile', () => {
  const { tree, app } = imageStages(dockerfile, { APP: 'template-a', PORT: '3001' });

  it('take over what the stage below sets, and have steps and copies of their own alone', () => {
    expect(app?.env).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3001' });
    expect([app?.workdir, app?.ports, app?.entrypoint, app?.command]).toEqual([
      ...['/app/apps/template-a', [3001, 9090], ['node'], ['server.mjs']],
    ]);
    expect(app?.copies).toEqual([{ from: 'tree', source: '/out', target: './' }]);
    expect(app?.health).toContain('http://127.0.0.1:9090/healthz');
  });

  it('have a step as it is run, without what is kept between builds', () => {
    expect(tree?.runs).toEqual(['sh build.sh "$APP" && sh stage.sh "$APP" /out']);
    expect(tree?.workdir).toBe('/src');
  });

  it('run a command that is a line in a shell, and none of an image whose entry point they change', () => {
    const { old, own } = imageStages('FROM a AS old\nCMD node x.mjs\nFROM old AS own\nENTRYPOINT ["node"]\n');
    expect([old?.command, own?.command]).toEqual([['sh', '-c', 'node x.mjs'], []]);
  });
});
