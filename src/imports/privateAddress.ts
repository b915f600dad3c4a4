import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries): their servers are none of a feed's. */
const networks = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
];
const blocked = new BlockList();
for (const network of networks.join(' ').split(' ')) {
  const [address = '', bits] = network.split('/');
  blocked.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether an IP address lies in a private, local or reserved network. IPv6 addresses that contain an IPv4
 * address (`::ffff:10.0.0.1`, NAT64, 6to4) count as private, as they are outside the public range or reach into IPv4.
 */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return blocked.check(address, 'ipv4');
  return !publicIpv6.check(address, 'ipv6') || blocked.check(address, 'ipv6');
}
