import Head from 'next/head'

/** The address names a booking: no other site may learn it. Our own pages may, so that a form that is sent says where it was. */
export function PlainReferrer() {
  return (
    <Head>
      <meta name="referrer" content="same-origin" />
    </Head>
  )
}
