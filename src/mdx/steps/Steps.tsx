/** @jsxImportSource react */
import type { ReactNode } from 'react'

/** A numbered list drawn as a path: one large number for each step. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}
