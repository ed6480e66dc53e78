import type { Portal } from '../control/log-in-as-persona.ts'
import type { RunningMocks } from '../running-mocks.ts'

export type PanelProps = { mocks: RunningMocks; portal: Portal; announce: (text: string) => void }
