/** Words that no review may carry: links and contacts lead buyers off the marketplace, where nothing protects them. */
const BLOCKED = [
  /https?:\/\//i,
  /\bwww\./i,
  /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/i,
  /\b(?:telegram|whatsapp|wechat|viber)\b/i,
  /\b(?:fuck|bitch|nigger|cunt)\w*\b/i,
];

/** Whether a review may be published as it is written. */
export const isPublishable = (text: string) => !BLOCKED.some((pattern) => pattern.test(text));
