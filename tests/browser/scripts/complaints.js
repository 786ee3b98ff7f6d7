// Keeps what the page complains of from now on.
() => {
  const found = (globalThis.complaints = []);
  for (const level of ["error", "warn"]) console[level] = (...all) => found.push(all.join(" "));
  addEventListener("error", (event) => found.push(event.message));
  addEventListener("unhandledrejection", (event) => found.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => found.push(`forbidden: ${event.blockedURI}`));
}
