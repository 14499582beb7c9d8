/** The carousel of steps: which one shows, and whether it goes on by itself. */
export type ProcessState = { index: number; isPlaying: boolean }

export type ProcessAction =
  | { type: 'move'; by: number }
  | { type: 'select'; index: number }
  | { type: 'play' }
  | { type: 'pause' }

/** Milliseconds that a step shows while playing. */
export const stepDuration = 4000

/** What an action makes of the carousel of `count` steps; it wraps at both ends. */
export function processReducer(
  count: number,
  state: ProcessState,
  action: ProcessAction,
): ProcessState {
  switch (action.type) {
    case 'move':
      return { ...state, index: (state.index + action.by + count) % count }
    case 'select':
      return { ...state, index: action.index }
    case 'play':
      return { ...state, isPlaying: true }
    case 'pause':
      return { ...state, isPlaying: false }
  }
}
