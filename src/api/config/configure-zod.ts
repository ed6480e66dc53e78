import { config } from 'zod/v4/core'

// Before any schema is defined: zod's compiled validators need unsafe-eval, which the security policy forbids.
config({ jitless: true })
