import { createHmac } from 'node:crypto'

/** A message as Zoom sends it to an application's address. */
export function zoomMessage(secret: string, body: object, sentAt = Date.now()) {
  const raw = JSON.stringify(body)
  const timestamp = String(Math.floor(sentAt / 1000))
  const signature = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${raw}`).digest('hex')}`
  return {
    raw,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': signature,
    },
  }
}

/** A user removed the application from their account. */
export function deauthorization(userId: string, more: object = {}) {
  return {
    event: 'app_deauthorized',
    event_ts: Date.now(),
    payload: {
      account_id: 'EabCDEFghiLHMA',
      user_id: userId,
      signature: '827edc3452044f0bc86bdd5684afb7d1e6becfa1a767f24df1b287853cf73000',
      deauthorization_time: new Date().toISOString(),
      client_id: 'fake-zoom-client',
      ...more,
    },
  }
}
