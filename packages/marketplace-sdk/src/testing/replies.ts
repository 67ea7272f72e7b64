// For `src/generated/answers.ts`, which still imports this name; delete this file once its generator prints `AllHandlers`.
export type { AllHandlers as EveryReply } from "./handlers";
