/** Cookies that tags and ads are known to set for this site's own host. */
const vendorCookie = /^(_ga|_gid|_gat|_gac_|_gcl_|_fbp|_fbc|_hj|__gads|__gpi|__eoi)/

/** Deletes them, for this host and for the parent domains that a tag may have chosen. */
export function deleteVendorCookies(): void {
  const labels = location.hostname.split('.')
  const hosts = ['', ...labels.map((_, at) => `;domain=${labels.slice(at).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!vendorCookie.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
    for (const host of hosts) document.cookie = `${name}=;max-age=0;path=/${host}`
  }
}
