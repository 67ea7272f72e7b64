/**
 * Address of the page that the offline worker keeps and gives for every screen: the home page's own would bring its banner
 * to all of them, for as long as the build is kept. A host of plain files has one page for both; a server that writes
 * pictures into pages leaves them out of this one (README, "Serving the build").
 */
export const KEPT_PAGE = "/?kept";
