// Runs before the first paint, so that a remembered theme does not flash. The key is that of src/theme/theme.ts.
try {
  const theme = localStorage.getItem('rostrum-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be refused in a private window: the system's choice of theme stands.
}
