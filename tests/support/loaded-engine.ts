import { loadEngine } from '@/api/send'

// Loaded with the first call of the portal; loaded before it here: an import under way does not obey fake time.
await loadEngine()
