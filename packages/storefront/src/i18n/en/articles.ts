/** English texts of the article screens. */
export const articles = {
  updated: "Updated {{date}}",
  emptyTitle: "Nothing written here yet",
  emptyText: "Questions? Customer service is happy to help.",
  more: "More to read",
  helpLead: "Short answers to what buyers and sellers ask most.",
} as const;
