import { Route, Routes } from 'react-router-dom'
import { type RouteId, routes } from '../pages/routes.ts'
import { App } from './App.tsx'

/** React Router's routes, from the table of URLs. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(routes).flatMap(([id, { paths }]) =>
        paths.map((path) => (
          <Route key={path} path={path} element={<App route={id as RouteId} />} />
        )),
      )}
    </Routes>
  )
}
