import { loadEngine } from '@/api/calls/send'

// Preloads axios, which the portal imports at its first call: an import() in flight does not follow fake time.
await loadEngine()
