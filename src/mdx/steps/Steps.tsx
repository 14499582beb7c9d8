/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { stepsRule } from './steps-props.ts'

/** A numbered list drawn as a path: one large number for each step. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}

Steps.rule = stepsRule
