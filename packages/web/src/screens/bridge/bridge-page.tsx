import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { PageShell } from '../../parts/page-shell.tsx';
import { Progress } from '../../parts/progress.tsx';
import type { EnhancedConfig } from '../../session/config.ts';
import { screenHelp } from '../../texts/help.ts';
import { bridgeTexts as texts } from '../../texts/bridge.ts';
import styles from './bridge-page.module.css';
import { crossBridge } from './cross-bridge.ts';

/** Stores the configuration and forwards to the room or the simulator; without a configuration, to the start page. */
export function BridgePage() {
  const config = configurationIn(useLocation().state);
  const navigate = useNavigate();
  const crossing = useRef(false);

  useEffect(() => {
    if (!config || crossing.current) return;
    crossing.current = true;
    void crossBridge(config).then(({ path, state }) => navigate(path, { replace: true, state }));
  }, [config, navigate]);

  if (!config) return <Navigate to="/" replace />;
  return (
    <PageShell title={texts.tabTitle} width="narrow" help={screenHelp.bridge}>
      <div className={styles.waiting} role="status">
        <h1>{texts.settingUp}</h1>
        <p>{texts.lead}</p>
        <Progress label={texts.settingUp} ratio={null} hideLabel />
      </div>
    </PageShell>
  );
}

/** The configuration, under any of the names it is handed over by. */
function configurationIn(state: unknown): EnhancedConfig | null {
  const known = (state ?? {}) as Readonly<Record<string, unknown>>;
  const config = (known.enhancedConfig ?? known.config ?? state) as Partial<EnhancedConfig> | null;
  return config?.selectedCategory && config.selectedProjectType ? (config as EnhancedConfig) : null;
}
