/*
 * A server may write into the page which further files its screen needs, as a template (README, "Serving the build"). Their
 * links come into force here, before anything else: any earlier they would take their share of a slow connection from the
 * first script, which all else waits for. In a task of their own, as each of them is a request.
 */
setTimeout(() => {
  const links = document.querySelector<HTMLTemplateElement>("template#early");
  if (links) document.head.append(links.content);
});
