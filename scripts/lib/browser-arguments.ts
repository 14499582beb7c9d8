/** Keeps a headless browser quiet on machines without a network, a screen or a user account. */
export const browserArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
