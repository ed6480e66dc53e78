import { config } from 'zod/v4/core'

// Before any schema is defined: compiled validators would need unsafe-eval in the content security policy.
config({ jitless: true })
