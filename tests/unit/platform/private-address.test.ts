import { describe, expect, it } from 'vitest'
import { isPrivateAddress } from '@/lib/platform/private-address'

describe('isPrivateAddress', () => {
  describe('an address that is not reached for a stranger', () => {
    it.each([
      ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
      ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
      ['link-local, where clouds keep their metadata', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
      ['the metadata of a cloud on IPv6', ['fd00:ec2::254']],
      ["a carrier's network", ['100.64.0.1', '100.127.255.255']],
      ['multicast and broadcast', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
      [
        'reserved and for examples',
        ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.19.0.1', '240.0.0.1', '2001:db8::1'],
      ],
      [
        'IPv4 inside IPv6',
        ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '64:ff9b::127.0.0.1'],
      ],
      ['a tunnel into another network', ['2002:7f00:1::', '2001::1']],
      ['the old site-local ones', ['fec0::1']],
      ['no address at all', ['', 'localhost', '1.2.3', '1.2.3.4.5', 'example.com']],
    ])('is %s', (_, addresses) => {
      expect(addresses.filter((address) => !isPrivateAddress(address))).toEqual([])
    })

    it('is none of the internet, up to its edges', () => {
      const edges = ['9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0']
      const more = ['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0']
      const six = ['2606:4700::1111', '2a00:1450:4001::1', '64:ff9b::808:808', '2003::1']
      expect([...edges, ...more, '223.255.255.255', ...six].filter(isPrivateAddress)).toEqual([])
    })
  })
})
