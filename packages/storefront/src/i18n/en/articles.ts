/** English texts of the article screens. */
export const articles = {
  updated: "Updated {{date}}",
  emptyTitle: "Nothing written here yet",
  emptyText: "Questions? Customer service is happy to help.",
  more: "More to read",
  helpLead: "Short answers to what buyers and sellers ask most.",
  goneTitle: "This page is not here any more",
  goneText: "You’ll find up-to-date information in Help.",
  sellTitle: "Three steps to your store",
  sellText: "Send us your documents, wait 2 to 48 hours for the review, and start selling.",
} as const;
