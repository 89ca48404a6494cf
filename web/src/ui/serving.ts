/** What to type where the server was started, so that phones in the house reach it. */
export const SERVE_THE_NETWORK = "skulduggery serve --host 0.0.0.0";
