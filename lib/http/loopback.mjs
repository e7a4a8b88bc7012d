/**
 * @param {string} host an address or a name, as in HOST or in a URL
 * @returns {boolean} whether only this machine reaches it
 */
export function isLoopbackHost(host) {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
}
