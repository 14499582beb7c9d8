import { useEffect, useState } from 'react'

/** How long a site may take to respond, in milliseconds. */
const timeout = 15_000

/**
 * Whether a site responds; `undefined` until that is known. The frame itself cannot tell, because
 * its load event also fires for the browser's error page.
 */
export function useSiteAnswers(address: string): boolean | undefined {
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    siteAnswers(address).then(setAnswers)
  }, [address])
  return answers
}

/** Whether an address responds; of another origin nothing else can be learnt. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout?.(timeout)
    const { ok, type } = await fetch(address, { mode: 'no-cors', signal })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
