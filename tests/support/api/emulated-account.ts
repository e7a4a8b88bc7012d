/** Chooses the one account that an emulated consent screen lists; answers where that leads. */
export async function chooseAccount(address: string, callbackUrl: string): Promise<string> {
  const html = await (await fetch(address)).text()
  const body = new URLSearchParams()
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? ''
    body.set(/name="([^"]*)"/.exec(input)?.[1] ?? '', value.replaceAll('&amp;', '&'))
  }
  const answer = await fetch(callbackUrl, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}
