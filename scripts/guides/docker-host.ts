import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { commandsOn, type Host, hostEnv, writeMigration } from './host';

/** Names of containers, networks and volumes begin with it, so that an installation on this machine keeps its own. */
const project = 'forecourt-guides';

const docker = (...args: readonly string[]): string =>
  execFileSync('docker', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const inspectBridge = ['network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Subnet}}'];
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const imagesOf = (): readonly string[] =>
  words(docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}', 'forecourt/*'));

/** The address of this machine in Docker's own network, at which every container that may reach the outside finds it. */
const ownAddress = (): string => {
  const [, network] = /^(\d+\.\d+\.\d+)\.0\//.exec(docker(...inspectBridge)) ?? [];
  if (network === undefined) throw new Error('The network of Docker has an address of another kind.');
  return `${network}.1`;
};

/**
 * A host with the Docker of this machine, which must have none of our images: those that are made here go at the end. Caddy
 * makes certificates by an authority of its own, since no name leads here.
 * @throws where images of ours are there, which may belong to an installation
 */
export const openDockerHost = (): Host => {
  if (imagesOf().length > 0)
    throw new Error(
      `Docker has images that may be an installation's. Run this on another machine, or, where a run that was broken off has left them, remove them first: docker image rm ${imagesOf().join(' ')}`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-docker-'));
  // What runs in containers is another user, and reads documents here.
  chmodSync(folder, 0o755);
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of sources.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // What is written here while the guides are followed makes no image anew.
  const written = ['back-up', 'block.sh', 'dealership.json', 'doctor.*', '*.csv', 'pictures', 'site*.json', 'wrong.*'];
  appendFileSync(join(folder, 'deploy/images/Dockerfile.dockerignore'), `\n${written.join('\n')}\n`);
  const caddyfile = join(folder, 'deploy/kubernetes/base/Caddyfile');
  writeFileSync(
    caddyfile,
    readFileSync(caddyfile, 'utf8').replace(/^\{\n/m, '{\n\tlocal_certs\n\tskip_install_trust\n'),
  );

  const env = { ...hostEnv(), COMPOSE_PROJECT_NAME: project, BACKUP: join(folder, 'back-up') };
  const commands = commandsOn(folder, env);
  const twice = ['api', 'gateway', 'template-a', 'template-b', 'template-c', 'worker'];
  const removeImages = () => {
    const made = imagesOf();
    if (made.length > 0) docker('image', 'rm', '--force', ...made);
  };
  return {
    ...commands,
    folder,
    env,
    machine: ownAddress(),
    enquiryEveryMs: 5_000,
    services: ['caddy', 'migrate', 'pgbouncer', 'postgres', ...twice, ...twice].toSorted(),
    present: async () => words(await commands.compose('ps', '-a', '--format', '{{.Service}}')),
    addressesOf: (service, port) => {
      const labels = [`com.docker.compose.project=${project}`, `com.docker.compose.service=${service}`];
      const ids = words(docker('ps', '-q', ...labels.flatMap((label) => ['--filter', `label=${label}`])));
      if (ids.length === 0) return [];
      // Of gateways the network in which they believe who comes before them.
      const network = `${project}_${service === 'gateway' ? 'edge' : 'inside'}`;
      const address = `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`;
      return words(docker('inspect', '--format', address, ...ids)).map((at) => `http://${at}:${port}`);
    },
    volume: (name) => docker('volume', 'inspect', '--format', '{{.Mountpoint}}', `${project}_${name}`),
    addMigration: async (tag, name, sql) => {
      const made = join(folder, 'release');
      mkdirSync(made);
      const image = `forecourt/api:${tag}`;
      const container = docker('create', image);
      docker('cp', `${container}:/app/apps/api/drizzle`, join(made, 'drizzle'));
      docker('rm', container);
      writeMigration(join(made, 'drizzle'), name, sql);
      writeFileSync(join(made, 'Dockerfile'), `FROM ${image}\nCOPY drizzle /app/apps/api/drizzle\n`);
      docker('build', '--quiet', '--tag', image, made);
      rmSync(made, { recursive: true });
    },
    lose: async () => {
      await commands.compose('down', '-v');
      removeImages();
    },
    close: async () => {
      if (existsSync(join(folder, 'deploy/.env'))) await commands.compose('down', '-v', '--remove-orphans');
      removeImages();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
