import { networkInterfaces } from "node:os";

export const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Networks that end inside this machine: of containers and of virtual machines. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|lxc|lxd)/;

/** The addresses of this machine in its networks; those that other machines more likely reach come first. */
export function networkHosts(): readonly string[] {
  const named = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ family, internal, address }) =>
      family === "IPv4" && !internal ? [{ address, isInside: INSIDE.test(name) }] : [],
    ),
  );
  return named.toSorted((a, b) => Number(a.isInside) - Number(b.isInside)).map(({ address }) => address);
}

/** The origin at which other machines of the network reach a server that listens on `host`; null when none can. */
export function networkOrigin(host: string, port: number): string | null {
  const [reachable] = EVERYWHERE.has(host) ? networkHosts() : [host];
  if (reachable === undefined || /^(127\.|::1$|localhost$)/.test(reachable)) return null;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
