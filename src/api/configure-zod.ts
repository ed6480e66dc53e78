import { config } from 'zod/v4/core'

// Must run before any schema is defined: zod's compiled validators need unsafe-eval, which the content security policy
// forbids.
config({ jitless: true })
