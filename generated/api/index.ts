export * from './session/session.ts';
