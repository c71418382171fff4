{{- define "skein.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "skein.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "skein.labels" -}}
{{ include "skein.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/*
The programs of the release as a YAML list: name, kind (gateway, service or area), arguments, ports, and values with the defaults
merged in.
*/}}
{{- define "skein.programs" -}}
{{- $programs := list -}}
{{- $defaults := .Values.defaults -}}
{{- if .Values.gateway.enabled -}}
{{- $values := mergeOverwrite (deepCopy $defaults) .Values.gateway -}}
{{- $programs = append $programs (dict "name" "gateway" "kind" "gateway" "args" list "port" 4000 "metricsPort" 9464 "values" $values) -}}
{{- end -}}
{{- if .Values.service.enabled -}}
{{- $values := mergeOverwrite (deepCopy $defaults) .Values.service -}}
{{- $programs = append $programs (dict "name" "service" "kind" "service" "args" (list "app/service.ts") "port" 4001 "metricsPort" 4001 "values" $values) -}}
{{- end -}}
{{- range $area, $own := .Values.areas -}}
{{- $values := mergeOverwrite (deepCopy $defaults) (default dict $own) -}}
{{- $programs = append $programs (dict "name" $area "kind" "area" "args" (list "app/subgraph.ts" $area) "port" 4000 "metricsPort" 4000 "values" $values) -}}
{{- end -}}
{{- toYaml $programs -}}
{{- end }}

{{/* Settings that follow from the release: by variable. */}}
{{- define "skein.settings" -}}
{{- $fullname := include "skein.fullname" .root -}}
{{- $values := .root.Values -}}
{{- if eq .program.kind "service" }}
HEALTH_URL: http://127.0.0.1:4001/health/live
{{- else }}
{{- if not (or $values.upstreamUrl $values.service.enabled) }}
{{- fail "There is no POST API: set upstreamUrl to its base URL, or service.enabled to true." }}
{{- end }}
UPSTREAM_URL: {{ $values.upstreamUrl | default (printf "http://%s-service:4001" $fullname) }}
# Longer than a change of endpoints takes to reach all nodes.
SHUTDOWN_DRAIN_MS: "5000"
{{- end }}
{{- if eq .program.kind "gateway" }}
ADMIN_PORT: "9464"
{{- $urls := list -}}
{{- range $area, $_ := $values.areas }}
{{- $urls = append $urls (printf "%s=http://%s-%s:4000/graphql" $area $fullname $area) -}}
{{- end }}
{{- if $urls }}
SUBGRAPH_URLS: {{ join "," $urls }}
{{- end }}
{{- end }}
{{- end }}

{{/* The image of a program. A digest pins it; a program with a tag of its own is not that of the release. */}}
{{- define "skein.image" -}}
{{- $own := .program.values -}}
{{- $image := .root.Values.image -}}
{{- $tag := $own.tag | default $image.tag | default .root.Chart.AppVersion -}}
{{- $digest := $own.digest | default (empty $own.tag | ternary $image.digest "") -}}
{{- printf "%s:%s%s" $image.repository $tag (empty $digest | ternary "" (printf "@%s" $digest)) -}}
{{- end }}

{{/*
The versions of the secrets of the cluster that a program reads, as an annotation of its pods: `helm upgrade` replaces them after a secret was
rotated. Empty where Helm sees no cluster.
*/}}
{{- define "skein.secretVersions" -}}
{{- $versions := dict -}}
{{- $namespace := .root.Release.Namespace -}}
{{- range $_, $secret := .program.values.secrets -}}
{{- $found := lookup "v1" "Secret" $namespace $secret.name -}}
{{- with $found }}{{ $_ := set $versions $secret.name .metadata.resourceVersion }}{{ end -}}
{{- end -}}
{{- with $versions }}
skein/secrets: {{ toJson . | quote }}
{{- end }}
{{- end }}
