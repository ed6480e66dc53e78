/** The accounts of the fake API that a run uses. */
import { PASSWORD } from '../../../mocks/control/scenarios.ts'
import type { RunOptions } from './run.ts'

const user = (username: string) => ({ username, password: PASSWORD })

export const FAKE_API = {
  // A signatory; then a voucher manager, a signatory, and a signatory without that role, each of another company.
  users: [user('aino.virtanen'), user('paivi.nurmi'), user('kerttu.makela'), user('tarja.lehtonen')],
  origin: 'https://portal.example',
} satisfies Pick<RunOptions, 'users' | 'origin'>
