export * from './session/session.zod.ts';
